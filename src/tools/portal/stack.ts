// portal stack: the source lines of a reported stack, from the private source maps of its build.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join, posix } from 'node:path'
import { KEPT_DAYS } from '../build/former-builds.ts'

export interface StackLine {
  /** As reported: "assets/portal-x1.js:1:234". */
  place: string
  /** In the source: "src/engine/app/main.tsx:12:3"; undefined if there is no map. */
  source: string | undefined
  /** The text of that line. */
  text: string | undefined
}

/** The places of built files in any text: a report as JSON, a stack as a browser prints it, or places alone. */
export function stackLines(text: string, maps: string): StackLine[] {
  const known = new Map<string, SourceMapPayload | undefined>()
  const mapOf = (file: string) => {
    if (!known.has(file)) known.set(file, readMap(join(maps, `${file}.map`)))
    return known.get(file)
  }
  return Array.from(
    text.matchAll(/(assets\/[\w.-]+\.js):(\d+):(\d+)/g),
    ([place, file = '', line, column]) => {
      const payload = mapOf(file)
      const entry = payload && new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1)
      if (!entry || !('originalSource' in entry)) return { place, source: undefined, text: undefined }
      const { originalSource, originalLine, originalColumn } = entry
      const content = payload?.sourcesContent[payload.sources.indexOf(originalSource)]
      return {
        place,
        // Sources are named from the folder of the built file, dist/assets.
        source: `${posix.join('dist/assets', originalSource)}:${originalLine + 1}:${originalColumn + 1}`,
        text: content?.split('\n')[originalLine]?.trim(),
      }
    },
  )
}

const readMap = (file: string): SourceMapPayload | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) : undefined

/** For the terminal. */
export function stackText(lines: readonly StackLine[]): string {
  if (lines.length === 0)
    return 'There is no place of a built file in this text, such as assets/portal-x1.js:1:234.'
  const missing = lines.some(({ source }) => source === undefined)
  return [
    ...lines.map(({ place, source, text }) =>
      source === undefined ? `${place}\n  no map` : `${source}\n  ${text ?? ''}`,
    ),
    ...(missing
      ? [
          `\nMaps lie in dist-maps/ of the machine that built the portal, for ${KEPT_DAYS} days after the last build with the file.`,
        ]
      : []),
  ].join('\n')
}
