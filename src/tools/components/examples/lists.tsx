import { Contents } from '#ui/lists/contents.tsx'
import { Facts } from '#ui/lists/facts.tsx'
import { InSteps } from '#ui/lists/in-steps.tsx'
import { Money } from '#ui/figures/money.tsx'
import { DataTable } from '#ui/tables/data-table.tsx'
import { Steps } from '#ui/steps.tsx'
import prose from '#ui/prose.module.css'
import { Example } from '../example.tsx'

const rows = [
  { id: 'main', name: 'Main account', pence: 182_301_10 },
  { id: 'savings', name: 'Savings', pence: 92_189_02 },
]

export function ListExamples() {
  return (
    <>
      <Example name="DataTable">
        <DataTable
          caption="Accounts"
          rows={rows}
          rowId={({ id }) => id}
          columns={[
            { id: 'name', header: 'Account', cell: ({ name }) => name, total: 'Together' },
            {
              id: 'value',
              header: 'Value',
              figures: true,
              narrow: 'amount',
              cell: ({ pence }) => <Money pence={pence} exact />,
              total: <Money pence={274_490_12} exact />,
            },
          ]}
        />
      </Example>
      <Example name="Contents">
        <Contents
          headings={[
            { id: 'who-can-act', text: 'Who can act' },
            { id: 'documents', text: 'The documents we need' },
            { id: 'support', text: 'Support for you' },
          ]}
        />
      </Example>
      <Example name="Facts">
        <Facts
          className={prose.lead}
          facts={[
            ['Opened', '6 April 2019'],
            ['Number', 'NP2000201'],
          ]}
        />
      </Example>
      <Example name="Steps">
        <Steps
          steps={[
            { name: 'Received', state: 'done', text: 'We have your form', when: '7 Dec 2026' },
            { name: 'Checks', state: 'current', text: 'Nothing to do until 10 December 2026' },
            { name: 'Open', state: 'ahead', text: 'You can pay in' },
          ]}
        />
      </Example>
      <Example name="InSteps, with its ShowMore">
        <InSteps what="drafts" entries={['First', 'Second', 'Third']} each={2}>
          {(shown) => (
            <ul>
              {shown.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          )}
        </InSteps>
      </Example>
    </>
  )
}
