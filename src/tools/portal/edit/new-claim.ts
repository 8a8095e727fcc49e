// New claims: what must hold of some people, whatever else is edited.
import { EditError } from '#manifest/edit/places.ts'
import { add, list, optional, some, type Addition } from './addition.ts'
import { ID, named, people } from './asked.ts'
import { whenOf } from './when-text.ts'

export const claim: Addition = {
  makes: 'A claim: what must always hold of some people',
  questions: [
    ID,
    { name: 'says', asks: 'What must always hold, in words?' },
    { name: 'source', asks: 'Where is that required?' },
    people('claim-for', 'Of whom'),
    optional('shown', 'What do they see (client/payments,banner)?'),
    optional('hidden', 'What do they not see?'),
    { ...named('route', 'opens', 'Which pages do they open'), otherwise: '' },
    {
      ...named('route', 'closed', 'Which pages do they not open'),
      otherwise: '',
    },
  ],
  edits(resolved, { id = '', says = '', source = '', 'claim-for': who = '', shown, hidden, opens, closed }) {
    const held = some({
      shown: list(shown),
      hidden: list(hidden),
      opens: list(opens),
      closed: list(closed),
    })
    if (Object.keys(held).length === 0)
      throw new EditError('A claim says what is shown, hidden, opens or closed: give one of these.')
    return [
      add('config/claims.json', '/claims/-', {
        id,
        says,
        source,
        for: whenOf(who, resolved),
        ...held,
      }),
    ]
  },
}
