import { readFileSync } from 'node:fs'
import type { z } from 'zod'

/** What a file says. Throws a sentence that names it, and the place, where it is no JSON or of another form. */
export function readJson<T>(file: string, form: z.ZodType<T>): T {
  const text = readFileSync(file, 'utf8')
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw new Error(`${file} is not JSON.`)
  }
  const { data, error } = form.safeParse(read)
  if (!error) return data
  throw new Error(
    `${file}: ${error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`).join('; ')}`,
  )
}
