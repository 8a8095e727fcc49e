// Layers on the small portal of tests/checks/base/, written in a test.
import { base, compiled } from '../../../checks/broken-config.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'

/** The files of a layer: what each says as JSON, or as text. */
export const layer = (name: string, files: Readonly<Record<string, unknown>>, may?: string): ConfigText[] =>
  Object.entries({
    'layer.json': { $schema: '../../../schemas/layer.schema.json', about: 'A test.', may },
    ...files,
  }).map(([file, value]) => ({
    file: `config/layers/${name}/${file}`,
    text: typeof value === 'string' ? value : JSON.stringify(value, null, 1),
  }))

export const layered = (...layers: ConfigText[][]) => compiled([...base, ...layers.flat()])

/** Where, what is wrong, and what to do. */
export const said = (...layers: ConfigText[][]): string[] =>
  layered(...layers).problems.map(({ file, line, column, message, hint }) =>
    [`${file.replace('config/', '')}:${line}:${column}`, message, hint].filter(Boolean).join(' '),
  )
