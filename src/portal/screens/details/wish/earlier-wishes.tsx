// Wishes that a later one has replaced, each folded away.
import type { Wish } from '#api/people/expression-of-wish.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { inLondon } from 'portal-engine/ui/figures/instants.ts'
import { InSteps } from 'portal-engine/ui/lists/in-steps.tsx'
import { NomineeList } from './nominee-list.tsx'

const SHOWN = 20
const formatDay = inLondon({ day: 'numeric', month: 'long', year: 'numeric' })

export function EarlierWishes({ wishes }: { wishes: readonly Wish[] }) {
  return (
    <Card title="Earlier wishes">
      <InSteps what="earlier wishes" entries={wishes} each={SHOWN}>
        {(shown) =>
          shown.map((wish) => (
            <Disclosure
              key={wish.id}
              label={`Signed on ${formatDay(wish.signedAt)}${wish.replacedAt === null ? '' : `, replaced on ${formatDay(wish.replacedAt)}`}`}
            >
              <NomineeList nominees={wish.nominees} />
            </Disclosure>
          ))
        }
      </InSteps>
    </Card>
  )
}
