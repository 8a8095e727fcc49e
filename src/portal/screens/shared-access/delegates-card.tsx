// Who may act for the person: whose access it is, since when, and ending it.
import { useQuery } from '@tanstack/react-query'
import type { AccessKind } from '#api/people/delegates.ts'
import { delegatesFromClientQuery, endDelegateAccess, type AccessOfDelegate } from '#api/people/sharing.ts'
import { ownValue } from 'portal-engine/base/record.ts'
import { useChange } from 'portal-engine/forms/send/use-change.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { InSteps } from 'portal-engine/ui/lists/in-steps.tsx'
import { confirmChange } from 'portal-engine/ui/modals/confirm-change.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import prose from 'portal-engine/ui/prose.module.css'
import css from './shared-access.module.css'

const kinds: Record<AccessKind, string> = {
  adviser: 'Your adviser',
  family: 'Family or friend',
  attorney: 'Your attorney',
}

/** Shown to people who have a delegate; it is last, so that nothing moves when it appears. */
export function DelegatesCard() {
  const delegates = useQuery(delegatesFromClientQuery(useApi()))
  if (delegates.data?.length === 0 || delegates.isPending) return null
  return (
    <Card title="People who may act for you">
      <QueryCard query={delegates} what="the people who may act for you" skeleton={null}>
        {(people) => (
          <div className={layout.column5}>
            <InSteps what="people who may act for you" entries={people} each={50}>
              {(shown) => (
                <ul className={layout.stack4}>
                  {shown.map((access) => (
                    <Delegate key={access.clientId} access={access} />
                  ))}
                </ul>
              )}
            </InSteps>
            <p className={prose.lead}>
              They see your accounts and deal with your money here. They can’t change how you sign in, your
              phone number, your email address or your bank details.
            </p>
          </div>
        )}
      </QueryCard>
    </Card>
  )
}

const ENDED = 'From then on they can’t see your accounts or act for you here.'
const POWER_STAYS =
  'The power of attorney itself stays. To end that, you sign a deed of revocation and send it to the office that registered it.'

function Delegate({ access }: { access: AccessOfDelegate }) {
  const { clientId: id, toClientName: name, kind = '', since, registeredWith } = access
  const api = useApi()
  const change = useChange()
  const end = () =>
    change({
      work: () => api.call(endDelegateAccess, { params: { id } }),
      done: `${name} can no longer act for you`,
    })
  return (
    <li className={css.delegate}>
      <div>
        <strong>{name}</strong>
        <p className={prose.muted}>
          {ownValue(kinds, kind) ?? kind}, since {formatDate(since)}.
          {registeredWith !== null && ` Registered with the ${registeredWith}.`}
        </p>
      </div>
      <Button
        variant="quiet"
        onClick={() =>
          confirmChange(
            {
              title: `End the access of ${name}?`,
              text: kind === 'attorney' ? `${ENDED} ${POWER_STAYS}` : ENDED,
              keep: 'Keep it',
              label: 'End access',
            },
            end,
          )
        }
      >
        End access<span className="visually-hidden"> of {name}</span>
      </Button>
    </li>
  )
}
