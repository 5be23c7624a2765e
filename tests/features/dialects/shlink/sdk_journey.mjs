// What a program does with Shlink's SDK, against the server at URL with the key KEY. Prints what came of it as JSON.
import { ShlinkApiClient } from '@shlinkio/shlink-js-sdk';
import { ErrorType } from '@shlinkio/shlink-js-sdk/api-contract';
import { FetchHttpClient } from '@shlinkio/shlink-js-sdk/fetch';

const { URL: baseUrl, KEY: apiKey } = process.env;
const client = new ShlinkApiClient(new FetchHttpClient(fetch), { baseUrl, apiKey });
const stranger = new ShlinkApiClient(new FetchHttpClient(fetch), { baseUrl, apiKey: 'wrong' });

const typeOf = async (promise) => {
  try {
    await promise;
  } catch (problem) {
    const [name] = Object.entries(ErrorType).find(([, type]) => type === problem.type) ?? [];
    return name ?? problem.detail;
  }
  return 'nothing was refused';
};
const found = {};

found.health = await client.health();
const created = await client.createShortUrl({
  longUrl: 'https://dest.example/a', customSlug: 'spring', title: 'Spring', tags: ['news', 'shop'], maxVisits: 100,
  validSince: '2026-01-01T00:00:00+01:00', forwardQuery: false,
});
found.created = [created.shortCode, created.shortUrl, created.tags, created.meta.maxVisits, created.forwardQuery];
const id = { shortCode: 'spring' };
const again = await client.createShortUrl({ longUrl: 'https://dest.example/a', findIfExists: true });
found.foundAgain = again.shortCode;
const made = await client.createShortUrl({ longUrl: 'https://dest.example/b', domain: 'links.acme.test', shortCodeLength: 8 });
found.onAnotherDomain = [made.domain, made.shortCode.length];

const list = await client.listShortUrls({
  itemsPerPage: 10, searchTerm: 'spring', tags: ['news', 'shop'], tagsMode: 'all', excludeTags: ['old'],
  orderBy: { field: 'title', dir: 'ASC' }, excludeMaxVisitsReached: true, excludePastValidUntil: true,
  startDate: '2026-01-01T00:00:00+01:00', domain: 'DEFAULT',
});
found.listed = [list.data.map(({ shortCode }) => shortCode), list.pagination.totalItems];
found.all = (await client.listShortUrls()).pagination.totalItems;

const edited = await client.updateShortUrl(id, { title: 'Summer', tags: ['shop'], maxVisits: null });
found.edited = [edited.title, edited.tags, edited.meta.maxVisits, (await client.getShortUrl(id)).title];

const conditions = [
  { type: 'device', matchKey: null, matchValue: 'ios' },
  { type: 'any-value-query-param', matchKey: 'ref', matchValue: null },
];
const rules = await client.setShortUrlRedirectRules(id, { redirectRules: [{ longUrl: 'https://dest.example/ios', conditions }] });
found.rules = [rules.defaultLongUrl, rules.redirectRules];
found.rulesAgain = (await client.getShortUrlRedirectRules(id)).redirectRules.length;

// The test visits the links now: a connected hostname is told by the Host header, which fetch does not send.
process.stderr.write('visit\n');
await new Promise((go) => process.stdin.once('data', go));
process.stdin.pause();

found.tags = (await client.listTags()).data;
await client.editTag({ oldName: 'shop', newName: 'store' });
found.tagsStats = (await client.tagsStats()).data;
await client.deleteTags(['store']);
found.tagsLeft = (await client.listTags()).data;

const visits = await client.getShortUrlVisits(id, { itemsPerPage: 5 });
found.visits = [visits.pagination.totalItems, visits.data.length, visits.data[0]?.potentialBot];
found.overview = await client.getVisitsOverview();
found.domainVisits = (await client.getDomainVisits('DEFAULT')).pagination.totalItems;
found.nonOrphan = (await client.getNonOrphanVisits({ excludeBots: true })).pagination.totalItems;
found.orphan = (await client.getOrphanVisits({ type: 'invalid_short_url' })).data.map(({ visitedUrl, type }) => [visitedUrl, type]);

found.domains = (await client.listDomains()).data.map(({ domain, isDefault }) => [domain, isDefault]);
found.redirects = await client.editDomainRedirects({ domain: 'links.acme.test', regular404Redirect: 'https://dest.example/404' });

found.errors = [
  await typeOf(client.createShortUrl({ longUrl: 'https://dest.example/', customSlug: 'spring' })),
  await typeOf(client.createShortUrl({ longUrl: '' })),
  await typeOf(client.getShortUrl({ shortCode: 'none' })),
  await typeOf(client.editTag({ oldName: 'none', newName: 'x' })),
  await typeOf(client.getTagVisits('none')),
  await typeOf(client.editDomainRedirects({ domain: 'nowhere.test', regular404Redirect: null })),
  await typeOf(client.mercureInfo()),
  await typeOf(stranger.listShortUrls()),
  await typeOf(client.deleteShortUrlVisits(id)),
  await typeOf(client.deleteOrphanVisits()),
];

await client.deleteShortUrl(id);
found.deleted = await typeOf(client.getShortUrl(id));
process.stdout.write(JSON.stringify(found));
