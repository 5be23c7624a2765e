"""Each cause of a failure is one sentence, which is stored in English, and read in one's own language."""

import pytest

from signpost.outbound.causes import Cause, Failed, in_words
from signpost.translations import LANGUAGES, speaking


@pytest.mark.parametrize("cause", Cause)
def test_a_stored_sentence_is_read_in_ones_own_language(cause: Cause) -> None:
    text = Failed(cause, status=404, seconds=7.4999, host="a.example.com", hops=20).text
    assert text[0].isupper() or text.startswith("a.example.com")
    assert text.endswith(".")
    assert "%" not in text
    assert in_words(text) == text
    for language in LANGUAGES.keys() - {"en"}:
        with speaking(language):
            said = in_words(text)
        assert said != text
        assert said.endswith(".")
        for value in ("a.example.com", "404", "7.5"):
            assert (value in said) == (value in text)


def test_other_sentences_stay_as_they_are() -> None:
    with speaking("de"):
        assert in_words("It accepted nothing for 3 days.") == "It accepted nothing for 3 days."
        assert in_words("") == ""
