import { describe, expect, it } from 'vitest'
import { branchesOf, choose, chosenOf, complete, withBranches, wrapped } from '#inspector/edit/condition.ts'
import type { Editable } from '#inspector/edit/editing.ts'
import { draftOf, draftOver, editsOf } from '#inspector/edit/edits-of.ts'

const entry = (written: Editable['written']): Editable => ({
  kind: 'entry',
  id: 'planner',
  file: 'config/menus/main.json',
  pointer: '/items/1',
  version: '',
  written,
  list: { names: ['home', 'planner', 'messages'], place: 1 },
  texts: [],
  groups: [],
  choices: { routes: [], links: [], badges: [], guards: [], facts: [], conditions: [] },
})
const planner = entry({
  id: 'planner',
  to: 'planner',
  when: { session: 'normal', not: { member: 'client' } },
})

describe('An edit in place', () => {
  it('is nothing while nothing is changed', () => {
    expect(editsOf(planner, draftOf(planner))).toEqual([])
  })

  it('adds a label behind the id, and removes an emptied one', () => {
    expect(editsOf(planner, { ...draftOf(planner), label: ' Plan ' })).toEqual([
      { op: 'add', path: '/items/1/label', value: 'Plan', before: 'to' },
    ])
    const labelled = entry({ id: 'planner', label: 'Plan', to: 'planner' })
    expect(editsOf(labelled, { ...draftOf(labelled), label: '' })).toEqual([
      { op: 'remove', path: '/items/1/label' },
    ])
  })

  it('moves the entry last, so that the other edits find it', () => {
    expect(editsOf(planner, { ...draftOf(planner), badge: 'unread', place: 0 })).toEqual([
      { op: 'add', path: '/items/1/badge', value: 'unread' },
      { op: 'move', from: '/items/1', path: '/items/0' },
    ])
  })

  it('leads elsewhere: to another page, and to a link where the page stood', () => {
    expect(editsOf(planner, { ...draftOf(planner), target: 'to home' })).toEqual([
      { op: 'replace', path: '/items/1/to', value: 'home' },
    ])
    expect(editsOf(planner, { ...draftOf(planner), target: 'link help' })).toEqual([
      { op: 'move', from: '/items/1/to', path: '/items/1/link' },
      { op: 'replace', path: '/items/1/link', value: 'help' },
    ])
  })

  it('changes facts of a condition and keeps what is nested in it; without any fact the condition goes', () => {
    const when = choose(draftOf(planner).when, 'session', 'shared', true)
    expect(editsOf(planner, { ...draftOf(planner), when })).toEqual([
      {
        op: 'replace',
        path: '/items/1/when',
        value: { session: ['normal', 'shared'], not: { member: 'client' } },
      },
    ])
    expect(editsOf(planner, { ...draftOf(planner), when: { session: [] } })).toEqual([
      { op: 'remove', path: '/items/1/when' },
    ])
  })

  it('keeps what was typed when the file is read again, and takes the rest from there', () => {
    const before = { editable: planner, draft: { ...draftOf(planner), label: 'Typed' } }
    const current = { ...planner, written: { ...planner.written, label: 'Theirs', badge: 'unread' } }
    expect(draftOver(current, { start: draftOf(planner), draft: before.draft })).toMatchObject({
      label: 'Typed',
      badge: 'unread',
      target: 'to planner',
    })
    expect(draftOver(current, undefined)).toMatchObject({ label: 'Theirs' })
  })

  it('changes title and guards of a route', () => {
    const route = { ...entry({ id: 'home', path: '/home', title: 'Home' }), kind: 'route' as const }
    expect(editsOf(route, { ...draftOf(route), title: 'Start', guards: ['signed-in'] })).toEqual([
      { op: 'replace', path: '/items/1/title', value: 'Start' },
      { op: 'add', path: '/items/1/guards', value: ['signed-in'] },
    ])
  })

  it('changes the guards of the groups around a route, before those of the route', () => {
    const route = {
      ...entry({ id: 'home', path: '/home', guards: ['paying'] }),
      kind: 'route' as const,
      groups: [
        { pointer: '/routes/0', name: 'account area', guards: ['signed-in', 'paying'] },
        { pointer: '/routes/0/routes/2', name: 'details' },
      ],
    }
    const draft = draftOf(route)
    expect(editsOf(route, draft)).toEqual([])
    const groups = { '/routes/0': ['signed-in'], '/routes/0/routes/2': ['adult'] }
    expect(editsOf(route, { ...draft, groups, guards: [] })).toEqual([
      { op: 'replace', path: '/routes/0/guards', value: ['signed-in'] },
      { op: 'add', path: '/routes/0/routes/2/guards', value: ['adult'], before: 'routes' },
      { op: 'replace', path: '/items/1/guards', value: [] },
    ])
  })

  it('changes texts of a dialog, and its condition', () => {
    const dialog = {
      ...entry({ id: 'welcome', when: { session: 'normal' }, title: [{ text: 'Hello' }], action: 'OK' }),
      kind: 'texts' as const,
      texts: [
        { pointer: '/dialogs/0/title/0/text', name: 'title', value: 'Hello' },
        { pointer: '/dialogs/0/action', name: 'action', value: 'OK' },
      ],
    }
    const draft = draftOf(dialog)
    const texts = { ...draft.texts, '/dialogs/0/title/0/text': ' Welcome ' }
    const when = wrapped(draft.when, 'not')
    expect(editsOf(dialog, { ...draft, texts, when })).toEqual([
      { op: 'replace', path: '/dialogs/0/title/0/text', value: 'Welcome' },
      { op: 'replace', path: '/items/1/when', value: { not: { session: 'normal' } } },
    ])
  })
})

describe('A condition', () => {
  it('has one value alone, several in a list, and truth without quotes', () => {
    expect(choose({}, 'flag.planner', 'true', true)).toEqual({ 'flag.planner': true })
    expect(choose({ session: 'normal' }, 'session', 'shared', true)).toEqual({
      session: ['normal', 'shared'],
    })
    expect(choose({ session: ['normal', 'shared'] }, 'session', 'normal', false)).toEqual({
      session: 'shared',
    })
    expect(chosenOf({ 'flag.planner': true }, 'flag.planner')).toEqual(['true'])
  })

  it('does not ask for a fact without values', () => {
    expect(complete({ session: [], member: 'client' })).toEqual({ member: 'client' })
  })

  it('has conditions inside: added, changed, removed, and left out while nothing is chosen in them', () => {
    const either = withBranches({ member: 'client' }, 'anyOf', [{ session: 'normal' }, {}])
    expect(either).toEqual({ member: 'client', anyOf: [{ session: 'normal' }, {}] })
    expect(branchesOf(either, 'anyOf')).toHaveLength(2)
    expect(complete(either)).toEqual({ member: 'client', anyOf: [{ session: 'normal' }] })
    expect(withBranches(either, 'anyOf', [])).toEqual({ member: 'client' })
    expect(complete({ not: { allOf: [{ session: [] }, {}] } })).toEqual({})
    expect(branchesOf({ not: { member: 'client' } }, 'not')).toEqual([{ member: 'client' }])
  })

  it('goes inside another as a whole', () => {
    const when = { member: 'client', not: { session: 'shared' } }
    expect(wrapped(when, 'not')).toEqual({ not: when })
    expect(wrapped(when, 'anyOf')).toEqual({ anyOf: [when] })
  })

  it('stays as it is written while nothing is changed, also where a part of it says nothing', () => {
    const odd = entry({ id: 'planner', to: 'planner', when: { anyOf: [{ session: 'normal' }, {}] } })
    expect(editsOf(odd, draftOf(odd))).toEqual([])
  })
})
