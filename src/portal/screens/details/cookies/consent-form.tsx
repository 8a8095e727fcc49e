// The categories and the choice: each optional one on or off, all of them, or none. StorageEntry in this browser.
import { listInWords } from 'portal-engine/base/list-in-words.ts'
import { useState, useSyncExternalStore } from 'react'
import { chooseConsent, consent, optionalCategories, type OptionalCategory } from '#base/browser/consent.ts'
import { londonDate } from 'portal-engine/base/dates/london-time.ts'
import { Badge } from 'portal-engine/ui/badge.tsx'
import { Button } from 'portal-engine/ui/button.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import type { StorageEntry } from './storage-entries.ts'
import switches from '#screens/shared/switch.module.css'
import layout from 'portal-engine/ui/layout.module.css'
import prose from 'portal-engine/ui/prose.module.css'
import css from './consent.module.css'

const words: Record<OptionalCategory, { name: string; what: string }> = {
  preferences: {
    name: 'Preferences',
    what: 'We remember how you like the portal, beyond what you switch on yourself.',
  },
  analytics: {
    name: 'Analytics',
    what: 'We learn how people use the portal and how fast it is, to make it better.',
  },
  marketing: { name: 'Marketing', what: 'We show you offers that suit what you look at.' },
}

export function ConsentForm({ entries }: { entries: readonly StorageEntry[] }) {
  const given = useSyncExternalStore(consent.subscribe, consent.get)
  const [edited, setEdited] = useState<readonly OptionalCategory[]>()
  const chosen = edited ?? given?.choices ?? []
  const choose = (choices: readonly OptionalCategory[]) => {
    chooseConsent(choices, new Date())
    setEdited(undefined)
  }
  const toggle = (category: OptionalCategory, isOn: boolean) =>
    setEdited(optionalCategories.filter((each) => (each === category ? isOn : chosen.includes(each))))
  return (
    <form
      className={layout.stack4}
      onSubmit={(event) => {
        event.preventDefault()
        choose(chosen)
      }}
    >
      <fieldset>
        <legend className="visually-hidden">What we may keep</legend>
        <div className={css.category}>
          <p>
            <strong>Necessary</strong>
            <span>
              What the portal needs to work, and what you switch on yourself, such as its appearance.
            </span>
          </p>
          <Badge>Always on</Badge>
        </div>
        {optionalCategories.map((category) => {
          const { name, what } = words[category]
          const count = entries.filter((each) => each.category === category).length
          const isOn = chosen.includes(category)
          return (
            <div key={category} className={css.category}>
              <div>
                <label htmlFor={`consent-${category}`}>{name}</label>
                <p id={`about-${category}`}>
                  {what}{' '}
                  {count === 0
                    ? 'Nothing is stored for this today.'
                    : count === 1
                      ? 'We store one item, listed below.'
                      : `We store ${count} items, listed below.`}
                </p>
              </div>
              <label className={css.state}>
                <input
                  id={`consent-${category}`}
                  type="checkbox"
                  className={switches.switch}
                  aria-label={name}
                  aria-describedby={`about-${category}`}
                  checked={isOn}
                  onChange={({ currentTarget }) => toggle(category, currentTarget.checked)}
                />
                <span aria-hidden="true">{isOn ? 'On' : 'Off'}</span>
              </label>
            </div>
          )
        })}
      </fieldset>
      <div className={layout.row}>
        <Button onClick={() => choose(optionalCategories)}>Accept all</Button>
        <Button onClick={() => choose([])}>Reject all</Button>
        <Button type="submit" variant="primary">
          Save choices
        </Button>
      </div>
      <p role="status" className={prose.muted}>
        {edited
          ? 'Not saved yet.'
          : given
            ? `${saved(given.choices)} Chosen on ${formatDate(londonDate(new Date(given.at)))}.`
            : 'You have not chosen yet, so we keep only what is necessary.'}
      </p>
    </form>
  )
}

function saved(choices: readonly OptionalCategory[]): string {
  if (choices.length === 0) return 'We keep only what is necessary.'
  const names = listInWords(choices.map((each) => words[each].name.toLowerCase()))
  return `You have agreed to ${names}.`
}
