// Starts Swagger UI on our own description. Everything comes from this origin; the page's CSP allows nothing else.
(() => {
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
  dark.addEventListener("change", follow);
  follow();

  SwaggerUIBundle({
    url: "/openapi.json",
    dom_id: "#swagger-ui",
    layout: "BaseLayout", // without the bar on top
    validatorUrl: null,
    deepLinking: true,
    docExpansion: "list",
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
    showExtensions: true,
    // Under whatever name the page was opened, its calls go there: the policy would stop any other.
    requestInterceptor: (request) => {
      const { pathname, search } = new URL(request.url, location.origin);
      request.url = location.origin + pathname + search;
      return request;
    },
  });
})();
