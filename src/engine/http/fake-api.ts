// The fake-API interceptor: /fakeapi/200, /500 and /404 are answered here, without the network.

const answers: Record<string, { status: number; body: unknown }> = {
  '/fakeapi/200': { status: 200, body: { ok: true } },
  '/fakeapi/404': { status: 404, body: { message: 'Not found' } },
  '/fakeapi/500': { status: 500, body: { message: 'Server error' } },
}

/** The fake answer for this path; undefined for a path of the real API. */
export function answerFakeApi(pathname: string): Response | undefined {
  const answer = answers[pathname]
  return answer && Response.json(answer.body, { status: answer.status })
}
