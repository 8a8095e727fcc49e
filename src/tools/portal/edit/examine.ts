// What a change of config/ would do: who gains and who loses, which files change, or what is wrong with it.
import { declarationChanges } from '#manifest/change/declaration-changes.ts'
import { difference, type Difference } from '#manifest/change/diff.ts'
import { compile } from '#manifest/compile.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { Manifest } from '#manifest/manifest.ts'
import { formatProblems } from '#manifest/problem.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import type { Supplied } from '#manifest/supplied.ts'
import { layersIn, withLayersOf } from '../../layers.ts'
import { diffText } from '../diff.ts'

/** A change to carry out. */
export interface Plan {
  /** In words, one line each: what is done apart from what the difference says. */
  says: string[]
  texts: ConfigText[]
  product: Supplied
  /** What to diff instead of `texts`: after a rename, the config with the old name put back; only other effects show. */
  diffedAs?: { texts: ConfigText[]; product: Supplied }
  /** Files outside config/, by path from the portal's folder, with their new text. */
  files?: ReadonlyMap<string, string>
}

export interface Examined {
  manifest: Manifest
  resolved: Resolved
  changes: Difference
  /** The changes as `portal diff` prints them. */
  effect: string
  /** Files that are added, changed or removed. */
  files: string[]
  /** What was wrong before, and is right by it. */
  mends: string[]
  /** The manifests before it, as far as people can be shown them. */
  was: { manifest: Manifest | undefined; resolved: Resolved }
}

/** What the plan does to these manifests; `problems` says why it must not be carried out, also for one of these layers. */
export function examine(
  plan: Plan,
  before: readonly ConfigText[],
  product: Supplied,
  ofLayers: readonly ConfigText[] = [],
): Examined | { problems: string } {
  const was = compile(before, product)
  const now = compile(plan.texts, plan.product)
  if (!now.manifest || !now.resolved || !was.resolved) {
    const isNew = (message: string) => !was.problems.some((each) => each.message === message)
    const problems = now.problems.filter(({ message }) => isNew(message))
    const textOf = (file: string) => plan.texts.find((each) => each.file === file)?.text
    return {
      problems: formatProblems(problems.length > 0 ? problems : now.problems, textOf),
    }
  }
  const broken = brokenLayer(plan, before, product, ofLayers)
  if (broken !== undefined) return { problems: broken }
  const { declarations, ...effect } = difference(was.resolved, resolvedAs(plan) ?? now.resolved)
  const changes = {
    ...effect,
    declarations: plan.diffedAs ? declarationChanges(was.resolved, now.resolved) : declarations,
  }
  return {
    manifest: now.manifest,
    resolved: now.resolved,
    changes,
    effect: diffText(changes, now.resolved, false),
    files: [...changedFiles(before, plan.texts), ...(plan.files?.keys() ?? [])],
    was: { manifest: was.manifest ?? compile(before, product, []).manifest, resolved: was.resolved },
    mends: was.problems.flatMap(({ severity, message }) => (severity === 'error' ? [message] : [])),
  }
}

/** What is wrong with the first layer that was right before. */
function brokenLayer(
  plan: Plan,
  before: readonly ConfigText[],
  product: Supplied,
  ofLayers: readonly ConfigText[],
): string | undefined {
  for (const layer of layersIn(ofLayers)) {
    const on = (base: readonly ConfigText[]) => withLayersOf([...base, ...ofLayers], [layer])
    const { manifest, problems } = compile(on(plan.texts), plan.product)
    if (manifest || !compile(on(before), product).manifest) continue
    const textOf = (file: string) => on(plan.texts).find((each) => each.file === file)?.text
    return `The layer "${layer}" would no longer be right. Change it first.\n\n${formatProblems(problems, textOf)}`
  }
  return undefined
}

const resolvedAs = ({ diffedAs }: Plan) => diffedAs && compile(diffedAs.texts, diffedAs.product).resolved

/** Files that are added, changed or gone. */
export function changedFiles(before: readonly ConfigText[], after: readonly ConfigText[]): string[] {
  const texts = (all: readonly ConfigText[]) => new Map(all.map(({ file, text }) => [file, text]))
  const [was, is] = [texts(before), texts(after)]
  return [...new Set([...was.keys(), ...is.keys()])].filter((file) => was.get(file) !== is.get(file))
}
