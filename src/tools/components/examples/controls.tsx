import { useState } from 'react'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { BundleDownload } from '#ui/files/bundle-download.tsx'
import { FileActions, FileDownload, FileName } from '#ui/files/file-actions.tsx'
import { Chips } from '#ui/forms/chips.tsx'
import { MailAddress } from '#ui/mail-address.tsx'
import { confirmChange } from '#ui/modals/confirm-change.tsx'
import { ExportActions } from '#ui/tables/export-actions.tsx'
import { MoreMenu } from '#ui/tables/more-menu.tsx'
import { toasts } from '#ui/toasts/toasts.ts'
import { UnavailableEntry } from '#ui/unavailable-entry.tsx'
import layout from '#ui/layout.module.css'
import { Example } from '../example.tsx'

const file = () =>
  Promise.resolve({
    fileName: 'example.txt',
    contentType: 'text/plain',
    bytes: new TextEncoder().encode('An example'),
  })

const question = { title: 'Remove it?', text: 'It can’t be undone.', keep: 'Keep it', label: 'Remove' }

const periods = [
  { id: 'month', label: '1 month' },
  { id: 'year', label: '1 year' },
] as const

export function ControlExamples() {
  const [period, setPeriod] = useState<'month' | 'year'>('year')
  return (
    <>
      <Example name="Button: primary, secondary, quiet, busy; ButtonAnchor">
        <div className={layout.row}>
          <Button variant="primary">Continue</Button>
          <Button icon="plus">Add money</Button>
          <Button variant="quiet">Not now</Button>
          <Button busy>Sending</Button>
          <ButtonAnchor href="#top">Withdraw</ButtonAnchor>
        </div>
      </Example>
      <Example name="Chips">
        <Chips label="Period" options={periods} chosen={period} onChoose={setPeriod} />
      </Example>
      <Example name="Disclosure">
        <Disclosure label="How this is worked out">The working.</Disclosure>
      </Example>
      <Example name="MoreMenu, with ExportActions">
        <MoreMenu>
          <ExportActions fileName="example" table={() => ({ header: ['Day'], rows: [['7 Dec 2026']] })} />
        </MoreMenu>
      </Example>
      <Example name="FileActions, FileName, FileDownload">
        <div className={layout.row}>
          <FileActions name="Statement" about="the statement" sizeBytes={48_000} fetchFile={file} />
          <FileName name="Statement" about="the statement" fetchFile={file}>
            Statement
          </FileName>
          <FileDownload name="Statement" about="the statement" isCompact={false} fetchFile={file} />
        </div>
      </Example>
      <Example name="BundleDownload">
        <BundleDownload
          label="Download both"
          of="2026"
          fileName="papers.zip"
          documents={[{ id: 'a', date: '2026-12-07' }]}
          titleOf={({ id }) => id}
          nameOf={({ id }) => id}
          fetchFile={file}
        />
      </Example>
      <Example name="UnavailableEntry, MailAddress">
        <UnavailableEntry id="example-reason" reason="Once you have an account">
          Withdraw
        </UnavailableEntry>{' '}
        <MailAddress>hello@example.com</MailAddress>
      </Example>
      <Example name="A toast, a dialog">
        <div className={layout.row}>
          <Button onClick={() => toasts.show({ type: 'success', message: 'Saved' })}>Show a toast</Button>
          <Button onClick={() => confirmChange(question, () => Promise.resolve())}>Open a dialog</Button>
        </div>
      </Example>
    </>
  )
}
