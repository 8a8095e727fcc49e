// What shows instead of a page while there is no connection. It carries its style, and may load and run nothing.

export function offlinePage(brand: string): Response {
  return new Response(html(brand), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
    },
  })
}

const html = (brand: string) => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    <title>You’re offline · ${brand}</title>
    <style>
      :root { color-scheme: light dark; background: light-dark(#faf8f4, #0f1514); color: light-dark(#1b2421, #ece8e0);
        font: 1rem/1.5 system-ui, sans-serif }
      body { margin: 0 }
      header { padding: 1rem 1.25rem; border-bottom: 1px solid light-dark(#e4dfd5, #2a3532); font-weight: 600 }
      main { max-width: 34rem; margin: 0 auto; padding: 3rem 1.25rem }
      h1 { margin: 0; font: 400 2rem/1.2 Georgia, 'Times New Roman', serif }
      a { display: inline-block; margin-top: .75rem; padding: .625rem 1.25rem; border-radius: .5rem; text-decoration: none;
        background: light-dark(#0f4c45, #7fc4b4); color: light-dark(#ffffff, #0f1514) }
      a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px }
    </style>
  </head>
  <body>
    <header>${brand}</header>
    <main>
      <h1>You’re offline</h1>
      <p>This page needs an internet connection. Your accounts and investments are not affected.</p>
      <a href="">Try again</a>
    </main>
  </body>
</html>
`
