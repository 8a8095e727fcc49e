// The figures that code reads from config without the compiled manifest: limits, and those of the manifests that a portal adds.
import type { Linked } from '../link/linked.ts'
import type { DetailedEffect } from './effects.ts'
import type { Properties } from './compiled-objects.ts'

/** One effect for each figure, for everybody. */
export function figureEffects({ possible, limits, extensions }: Linked): DetailedEffect[] {
  const figure = (title: string, file: string, details: Properties): DetailedEffect => ({
    subject: `figure ${title}`,
    what: `has the ${title}`,
    kind: 'text',
    people: possible,
    position: { file: `config/${file}`, line: 1, column: 1 },
    details,
    isAllDetails: true,
  })
  const json = (values: Record<string, unknown>): Properties =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, JSON.stringify(value)]],
      ),
    )
  return [
    ...Object.entries(limits).map(([id, { value, pwa, unit }]) =>
      figure(`limit ${id}`, 'limits.json', json({ value, pwa, unit })),
    ),
    ...extensions.flatMap(({ extension, file }) =>
      extension
        .figures(file)
        .map(({ title, values }) => figure(title, `${extension.name}.json`, json(values))),
    ),
  ]
}
