// The page shown while there is no connection. Its style and its script are inline, because it can load nothing; the
// script opens the requested page once the server answers again.

/** `colours`: CSS declarations of the portal's colours. The script calls the server every `seconds`. */
export function offlinePage(brand: string, colours: string, seconds: number): Response {
  const nonce = crypto.randomUUID()
  return new Response(html(brand, colours, seconds, nonce), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
    },
  })
}

const html = (brand: string, colours: string, seconds: number, nonce: string) => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    <title>You’re offline · ${brand}</title>
    <style>
      :root { ${colours} color-scheme: light dark; background: var(--paper); color: var(--ink);
        font: 1rem/1.5 system-ui, sans-serif }
      body { margin: 0 }
      header { padding: 1rem 1.25rem; border-bottom: 1px solid var(--hairline); font-weight: 600 }
      main { max-width: 34rem; margin: 0 auto; padding: 3rem 1.25rem }
      h1 { margin: 0; font: 400 2rem/1.2 Georgia, 'Times New Roman', serif }
      a { display: inline-block; margin-top: .75rem; padding: .625rem 1.25rem; border-radius: .5rem; text-decoration: none;
        background: var(--pine); color: var(--on-pine) }
      a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px }
    </style>
  </head>
  <body>
    <header>${brand}</header>
    <main>
      <h1>You’re offline</h1>
      <p>This page needs an internet connection, and opens by itself once you have one again. Your money is not affected.</p>
      <a href="">Try again</a>
    </main>
    <script nonce="${nonce}">
      const check = () => fetch('/settings.json', { method: 'HEAD', cache: 'no-store' }).then(() => location.reload(), () => {})
      addEventListener('online', check)
      setInterval(check, ${seconds * 1000})
    </script>
  </body>
</html>
`
