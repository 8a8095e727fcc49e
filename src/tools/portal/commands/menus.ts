// The command menus: what people see, and the expected views that are compared or accepted.
import { resolve } from 'node:path'
import { acceptViews } from '../accept.ts'
import { everybodyText } from '../everybody.ts'
import { mustBePossible, notGiven } from '../impossible.ts'
import { layersInWords } from '../layers-in-words.ts'
import { menusTable, menusText, viewOf } from '../menus.ts'
import { whoIs } from '../people.ts'
import { askOnTerminal } from '../terminal.ts'
import type { ManifestCall } from './command.ts'

export function menus(call: ManifestCall): number | Promise<number> {
  const { values, say, manifest, resolved } = call
  if (values.accept || values.compare) return acceptOrCompare(call)
  if (values.everybody) {
    const text = everybodyText(resolved)
    say(text, text.split('\n'))
    return 0
  }
  if (values.as === undefined && values.facts === undefined) {
    const table = menusTable(manifest, resolved.personas)
    say(table.text, table.rows)
    return 0
  }
  if (values.facts === undefined) {
    const { persona } = whoIs(resolved, manifest, values)
    say(
      menusText(manifest, persona!, resolved.personas, values.area),
      viewOf(manifest, whoIs(resolved, manifest, values), values.area),
    )
    return 0
  }
  const who = whoIs(resolved, manifest, values)
  mustBePossible(resolved, who.name, { ...who.facts, area: values.area })
  const view = viewOf(manifest, who, values.area)
  const unknown = notGiven(resolved, who.facts)
  say(unknown === undefined ? view.text : `${view.text}\n${unknown}\n`, view.view)
  return 0
}

async function acceptOrCompare(call: ManifestCall): Promise<number> {
  const { values, config, manifest, resolved, texts, layers, product } = call
  const { accept = false, compare = false, yes = false, json = false } = values
  const folder = resolve(config)
  const code = await acceptViews(manifest, resolved.personas, {
    config: folder,
    texts,
    isComparison: compare,
    yes: yes && accept,
    json,
    ofLayers: layersInWords(layers, resolved, { config, product }),
    ask: askOnTerminal(),
  })
  // They go with the same commit.
  if (code === 0 && accept) {
    const { generate } = await import('../../generate/generate.ts')
    for (const file of await generate({ config: folder })) console.error(`Also written: ${file}`)
  }
  return code
}
