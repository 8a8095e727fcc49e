import type { LearnItem } from '#api/inbox/learn.ts'
import type { ListEntry } from 'portal-engine/runtime/values.ts'

/** The entries of a list of Learn. The routes of the manifest already name the section, /learn/<section>/. */
export const learnEntries = (items: readonly LearnItem[]): ListEntry[] =>
  items.map(({ routePath, name, properties, children }) => {
    const trueProperties = Object.entries(properties).flatMap(([property, value]) =>
      value === true ? [property] : [],
    )
    return {
      path: routePath.replace(/^[^/]+\//, ''),
      label: name,
      ...(trueProperties.length > 0 ? { trueProperties } : {}),
      children: learnEntries(children),
    }
  })
