// The search: a combobox over pages, accounts, actions and documents. Loaded when it is first opened.
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { modals } from '#ui/modals/modals.ts'
import { useFollow } from '../frame/use-follow.ts'
import { find, kinds, type Kind, type SearchEntry } from './entries.ts'
import { useEntries } from './use-entries.ts'
import layout from '#ui/layout.module.css'
import prose from '#ui/prose.module.css'
import css from './search.module.css'

const headings: Record<Kind, string> = {
  page: 'Pages',
  account: 'Your accounts',
  action: 'Actions',
  document: 'Documents',
}

export function openSearch(): void {
  modals.open({
    key: 'search',
    title: 'Search',
    centred: false,
    content: (close) => <Search close={close} />,
  })
}

function Search({ close }: { close: () => void }) {
  const entries = useEntries()
  const open = useOpen(close)
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const list = useId()
  const matches = find(entries, text)
  const active = matches[Math.min(at, matches.length - 1)]
  const optionId = (each: SearchEntry) => `${list}-${matches.indexOf(each)}`
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key]
    if (next !== undefined && matches.length > 0) {
      event.preventDefault()
      setAt((next + matches.length) % matches.length)
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault()
      open(active)
    }
  }
  return (
    <div className={layout.stack3}>
      <input
        type="text"
        role="combobox"
        data-autofocus
        className={css.input}
        aria-label="Find a page, an account, an action or a document"
        placeholder="Find a page, account, action or document"
        aria-expanded={matches.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(active)}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={list} role="listbox" aria-label="Found" className={css.list}>
        {kinds.map((kind) => (
          <Group
            key={kind}
            heading={headings[kind]}
            entries={matches.filter((each) => each.kind === kind)}
            active={active}
            optionId={optionId}
            open={open}
          />
        ))}
      </div>
      <p role="status" className={css.count}>
        {matches.length === 0 ? (
          'Nothing found.'
        ) : (
          <span className="visually-hidden">{matches.length} found</span>
        )}
      </p>
    </div>
  )
}

interface GroupProps {
  heading: string
  entries: readonly SearchEntry[]
  active: SearchEntry | undefined
  optionId: (entry: SearchEntry) => string
  open: (entry: SearchEntry) => void
}

function Group({ heading, entries, active, optionId, open }: GroupProps) {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className={css.heading}>
        {heading}
      </div>
      {entries.map((each) => (
        <Option
          key={each.id}
          id={optionId(each)}
          entry={each}
          isActive={each === active}
          onPress={() => open(each)}
        />
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  entry: SearchEntry
  isActive: boolean
  onPress: () => void
}

function Option({ id, entry, isActive, onPress }: OptionProps) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // The combobox handles the keys; an option never has the focus.
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={css.option}
      onClick={onPress}
    >
      <span className={css.label}>{entry.label}</span>
      {entry.detail !== '' && <span className={prose.quiet}>{entry.detail}</span>}
    </div>
  )
}

function useOpen(close: () => void) {
  const follow = useFollow()
  return ({ target }: SearchEntry) => {
    close()
    follow(target)
  }
}
