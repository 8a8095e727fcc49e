// An access token that the sandbox's product API believes, without a browser.

export async function accessTokenOf(sandbox: string, username: string): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'password',
    client_id: 'portal-web',
    username,
    password: 'sandbox',
    scope: 'openid profile portal-api',
  })
  const answer = await fetch(`${sandbox}/idp/token`, { method: 'POST', body })
  return ((await answer.json()) as { access_token: string }).access_token
}
