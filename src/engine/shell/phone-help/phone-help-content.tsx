// What the dialog "Help for the phone" says: whom to call, the code, how to say it, and the switch of its key.
import { useState } from 'react'
import type { Manifest } from '#manifest/manifest.ts'
import type { HelpKey } from '#session/browser/help-key.ts'
import { Button } from '#ui/button.tsx'
import prose from '#ui/prose.module.css'
import css from './phone-help.module.css'

/** The words by which letters are spelled on the telephone (ITU). */
const WORDS =
  'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu'.split(
    ' ',
  )

const wordOf = (character: string) => WORDS.find((word) => word.startsWith(character)) ?? character

interface PhoneHelpProps {
  code: string
  brand: Pick<Manifest['brand'], 'phone' | 'phone-hours'>
  helpKey: HelpKey
  close(): void
}

export function PhoneHelp({ code, brand, helpKey, close }: PhoneHelpProps) {
  const [isKeyOff, setIsKeyOff] = useState(helpKey.isOff)
  return (
    <div className={css.stack}>
      <p>
        Call us on <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>,{' '}
        {brand['phone-hours']}, and read us this code:
      </p>
      <p className={css.code} data-code="">
        {code}
      </p>
      <p className={prose.quiet}>
        Say:{' '}
        {code
          .split(' ')
          .map((group) => Array.from(group, wordOf).join(' '))
          .join(', ')}
      </p>
      <p>
        The code tells us what this page shows you and why. It holds no name, account or amount. Nothing is
        sent: only the person you read it to knows it.
      </p>
      <label className={css.key}>
        <input
          type="checkbox"
          checked={!isKeyOff}
          onChange={({ target }) => {
            helpKey.switchOff(!target.checked)
            setIsKeyOff(!target.checked)
          }}
        />
        Shift and ? open this
      </label>
      <Button data-autofocus="" onClick={close}>
        Close
      </Button>
    </div>
  )
}
