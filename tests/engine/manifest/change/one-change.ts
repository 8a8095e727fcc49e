// Changes of config one at a time: each scalar to another value, each pair of neighbours in a list exchanged.
import type { ConfigText } from '#manifest/read/config-file.ts'

export interface OneChange {
  file: string
  /** Where, as a JSON pointer. */
  at: string
  says: string
  texts: readonly ConfigText[]
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type Path = readonly (string | number)[]

interface Place {
  file: string
  path: Path
  /** Values to try, the first that compiles counts. */
  values: Json[]
}

/** Every place that can be changed. */
export function placesIn(texts: readonly ConfigText[]): Place[] {
  const written = texts.map(({ file, text }) => ({ file, value: JSON.parse(text) as Json }))
  const beside = new Map<string, Set<string>>()
  for (const { file, value } of written)
    visit(file, [], value, (place) => {
      if (typeof place.value !== 'string') return
      const key = String(place.path.findLast((step) => typeof step === 'string'))
      beside.set(key, (beside.get(key) ?? new Set()).add(place.value))
    })
  const places: Place[] = []
  for (const { file, value } of written)
    visit(file, [], value, ({ path, value: was }) => {
      if (path[0] === '$schema') return
      const key = String(path.findLast((step) => typeof step === 'string'))
      if (typeof was === 'number') places.push({ file, path, values: [was + 1, was - 1] })
      if (typeof was === 'boolean') places.push({ file, path, values: [!was] })
      if (typeof was === 'string') {
        const others = [...beside.get(key)!].filter((each) => each !== was)
        const spread = [0, 1, 2].map((i) => others[(path.join().length * 7 + i * 13) % others.length])
        places.push({
          file,
          path,
          values: [...spread.flatMap((each) => each ?? []), `${was} too`, `${was}/too`],
        })
      }
      if (Array.isArray(was))
        for (let i = 0; i + 1 < was.length; i++)
          places.push({ file, path, values: [was.with(i, was[i + 1]!).with(i + 1, was[i]!)] })
    })
  return places
}

/** The changes of a place, the likeliest to compile first. */
export const changesAt = (texts: readonly ConfigText[], { file, path, values }: Place): OneChange[] =>
  values.map((value) => ({
    file,
    at: `/${path.join('/')}`,
    says: Array.isArray(value) ? 'in another order' : `becomes ${JSON.stringify(value)}`,
    texts: texts.map((each) =>
      each.file === file
        ? { file, text: JSON.stringify(put(JSON.parse(each.text) as Json, path, value)) }
        : each,
    ),
  }))

function visit(
  file: string,
  path: Path,
  value: Json,
  tell: (place: { file: string; path: Path; value: Json }) => void,
): void {
  tell({ file, path, value })
  if (Array.isArray(value)) value.forEach((each, i) => visit(file, [...path, i], each, tell))
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) visit(file, [...path, key], each, tell)
}

function put(into: Json, [step, ...rest]: Path, value: Json): Json {
  if (step === undefined) return value
  if (Array.isArray(into)) return into.with(Number(step), put(into[Number(step)]!, rest, value))
  const object = into as { [key: string]: Json }
  return { ...object, [step]: put(object[step]!, rest, value) }
}
