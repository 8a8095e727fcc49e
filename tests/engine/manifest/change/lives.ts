// Everything that the portal's own evaluator does with a manifest for some people, to compare two manifests.
import type { Manifest } from '#manifest/manifest.ts'
import { indexPaths } from '#manifest/paths.ts'
import { nextStep, type NextStep } from '#runtime/next-step.ts'
import { createEncoder, type Facts } from '#runtime/person.ts'
import { resolveCard } from '#runtime/resolve-card.ts'
import { resolveDialog } from '#runtime/resolve-dialog.ts'
import { resolvePortalView } from '#runtime/resolve.ts'
import { sentence } from '#runtime/sentence.ts'
import { evaluate } from '#runtime/evaluate.ts'
import type { Values } from '#runtime/values.ts'

export interface Someone {
  facts: Facts
  values: Values
}

/** One text for each person: view, cards, dialogs in turn, and for every address where they end and what they are told. */
export function livesOf(
  manifest: Manifest,
  people: readonly Someone[],
  addresses: readonly string[],
): string[] {
  const encode = createEncoder(manifest)
  const match = indexPaths(manifest.routes.map(({ path }) => path))
  const { badges, brand, flags, links } = manifest
  return people.map(({ facts, values }) => {
    const person = encode(facts)
    const names = { user: values.userName, active: values.activeName, inviter: 'Anna Bell' }
    const seen: string[] = []
    const dialogs = manifest.dialogs.map(() => {
      const dialog = resolveDialog(manifest, person, names, (key) => seen.includes(key))
      if (dialog) seen.push(dialog.seenKey)
      return dialog
    })
    return JSON.stringify([
      resolvePortalView(manifest, person, values),
      Object.keys(manifest.cards).map((card) => resolveCard(manifest, person, values, card)),
      dialogs,
      addresses.map((address) => wayOf(manifest, encode, facts, match, address)),
      manifest.routes
        .map(({ id, admits, area }) => `${id} ${evaluate(manifest, admits, encode({ ...facts, area }))}`)
        .toSorted(),
      [badges, brand, flags, links],
    ])
  })
}

/** Every step after an address, loads included, and the page at its end. */
function wayOf(
  manifest: Manifest,
  encode: ReturnType<typeof createEncoder>,
  facts: Facts,
  match: ReturnType<typeof indexPaths>,
  address: string,
): unknown[] {
  const steps: unknown[] = []
  const shownOn = (step: NextStep): string | undefined => {
    if (step.kind === 'load') steps.push([step.load, step.onError])
    if (step.kind === 'show') {
      const {
        id: _,
        match: __,
        admits: ___,
        parts = {},
        headings = [],
        guards: ____,
        redirect: _____,
        ...page
      } = step.route
      const person = encode({ ...facts, area: page.area })
      const meets = (when: number) => evaluate(manifest, when, person)
      steps.push([
        page,
        Object.entries(parts).map(([name, when]) => [name, meets(when)]),
        sentence(headings, meets, { active: 'Anna Bell', user: 'Amelia Hart' }),
      ])
    }
    if (step.kind !== 'outcome') return undefined
    const { action } = step
    if (action.kind !== 'route') return void steps.push(action)
    const { route: id, kind: _, ...said } = action
    steps.push(said)
    return manifest.routes.find((route) => route.id === id)?.path
  }
  let pattern = match(address)?.pattern
  for (let hops = 0; pattern !== undefined && hops < 12; hops++) {
    const routes = manifest.routes.filter(({ path }) => path === pattern)
    const loaded = new Set<string>()
    let step = nextStep({ manifest, encode, facts }, routes)
    while (step.kind === 'load') {
      shownOn(step)
      step = nextStep({ manifest, encode, facts }, routes, loaded.add(step.guard))
    }
    pattern = shownOn(step)
    if (step.kind === 'wait') steps.push('wait')
  }
  return steps
}
