// New pages without code: what each kind asks, and the file that it begins with.
import { londonDate } from '#base/dates/london-time.ts'
import { EditError } from '#manifest/edit/places.ts'
import { PAGE_KINDS, schemaOfKind, type PageKind } from '#manifest/read/page-files.ts'
import type { Json } from '#manifest/read/pointer.ts'
import { oneOf, type Addition } from './addition.ts'
import { CLAIMED, ROUTE_QUESTIONS, routeEdits } from './new-pages.ts'
import type { Answers, Only } from './questions.ts'

/** What each kind of page without code begins with: the least that is right. */
const PAGES: Readonly<Record<PageKind, (answers: Answers) => Record<string, Json>>> = {
  text: ({ title = '', says = '' }) => ({
    'reviewed-on': londonDate(new Date()),
    sections: [{ id: 'first', heading: title, text: [says] }],
  }),
  request: ({ title = '', asks = '', send = '', next = '', within = '', ...answers }) => ({
    'reviewed-on': londonDate(new Date()),
    name: title,
    'sent-by': answers['sent-by'] ?? 'owner',
    steps: [
      {
        questions: [
          {
            id: 'first',
            kind: 'text',
            label: asks,
            missing: 'Answer this question',
            summary: asks,
            most: 200,
          },
        ],
      },
    ],
    send,
    next,
    within: Number(within),
  }),
}

/** Asked of this kind alone. */
const ofKind = (kind: PageKind): { only: Only } => ({
  only: { goesWith: `--kind ${kind}`, holds: (answers) => answers['kind'] === kind },
})

export const page: Addition = {
  makes: 'A page without code: its route, its entry in a menu and its file in config/pages/',
  questions: [
    ...ROUTE_QUESTIONS,
    {
      ...{ name: 'kind', asks: 'Which kind: text or request?', ...oneOf(PAGE_KINDS) },
      check(answer) {
        if (!PAGE_KINDS.some((kind) => kind === answer))
          throw new EditError(`a page is one of ${PAGE_KINDS.join(', ')}.`)
      },
    },
    { name: 'says', asks: 'Its first paragraph?', ...ofKind('text') },
    {
      ...{ name: 'sent-by', asks: 'Who may send it: owner, delegate or attorney?', otherwise: 'owner' },
      ...{ ...oneOf(['owner', 'delegate', 'attorney']), ...ofKind('request') },
    },
    { name: 'asks', asks: 'Its first question?', ...ofKind('request') },
    { name: 'send', asks: 'What does its button say?', otherwise: 'Send this request', ...ofKind('request') },
    { name: 'next', asks: 'What happens next?', ...ofKind('request') },
    {
      ...{ name: 'within', asks: 'Within how many working days?', otherwise: '5', ...ofKind('request') },
      check(answer) {
        if (!/^[1-9]\d*$/.test(answer)) throw new EditError('a number of days, as 5.')
      },
    },
  ],
  edits: (resolved, answers) => {
    const { id = '' } = answers
    const kind = answers['kind'] as PageKind
    const file = `config/pages/${id}.json`
    const contents = {
      $schema: `../../schemas/${schemaOfKind(kind)}.schema.json`,
      kind,
      ...PAGES[kind](answers),
    }
    return [
      {
        file,
        edits: Object.entries(contents).map(([key, value]) => ({ op: 'add', path: `/${key}`, value })),
      },
      ...routeEdits(resolved, answers, { page: id }),
    ]
  },
  ...CLAIMED,
}
