// The search: a combobox over pages, actions and what the portal's definition adds. Loaded when it is first opened.
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { modals } from '#ui/modals/modals.ts'
import { useFollow } from '../frame/use-follow.ts'
import type { SearchModule } from '../define-portal.ts'
import { find, groupsOf, type SearchEntry } from './entries.ts'
import { useEntries } from './use-entries.ts'
import layout from '#ui/layout.module.css'
import prose from '#ui/prose.module.css'
import css from './search.module.css'

const NOTHING_MORE: SearchModule = {
  groups: [],
  finds: 'a page or an action',
  useFound: () => ({ entries: [], missing: [] }),
}

export function openSearch(search = NOTHING_MORE): void {
  modals.open({
    key: 'search',
    title: 'Search',
    centred: false,
    content: (close) => <Search close={close} search={search} />,
  })
}

function Search({ close, search }: { close: () => void; search: SearchModule }) {
  const groups = groupsOf(search.groups)
  const { entries, missing, ask } = useEntries(search)
  const open = useOpen(close)
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const list = useId()
  const found = find(entries, text, groups)
  const matches = ask && text.trim() !== '' ? [...found, ask(text.trim())] : found
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
      void open(active)
    }
  }
  return (
    <div className={layout.stack3}>
      <input
        type="text"
        role="combobox"
        data-autofocus
        className={css.input}
        aria-label={`Find ${search.finds}`}
        placeholder={`Find ${search.finds}`}
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
        {groups.map(({ kind, heading }) => (
          <Results
            key={kind}
            heading={heading}
            entries={matches.filter((each) => each.kind === kind)}
            active={active}
            optionId={optionId}
            open={open}
          />
        ))}
      </div>
      <p role="status" className={css.count}>
        {found.length === 0 ? (
          'Nothing found.'
        ) : (
          <span className="visually-hidden">{found.length} found</span>
        )}
        {missing.length > 0 && ` We couldn’t load ${missing.join(' and ')}, so they are not among these.`}
      </p>
    </div>
  )
}

interface GroupProps {
  heading: string
  entries: readonly SearchEntry[]
  active: SearchEntry | undefined
  optionId: (entry: SearchEntry) => string
  open: (entry: SearchEntry) => Promise<void>
}

function Results({ heading, entries, active, optionId, open }: GroupProps) {
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
          onPress={() => void open(each)}
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
  return async ({ target, open }: SearchEntry) => {
    close()
    if (!(await open?.().catch(() => false))) follow(target)
  }
}
