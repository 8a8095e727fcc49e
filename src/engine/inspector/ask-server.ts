// Asks the development server (src/tools/inspector/inspector-plugin.ts).

/** Its answer. Throws an error with a sentence to show when it has none. */
export async function ask<T>(what: string, about: unknown, signal?: AbortSignal): Promise<T> {
  const response = await fetch(`/__portal/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(about),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new Error('The development server does not answer. Is npm start still running?')
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as T
}

/** The sentence of an error. */
export const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
