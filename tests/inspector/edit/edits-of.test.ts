import { describe, expect, it } from 'vitest'
import { choose, chosenOf, complete } from '#inspector/edit/condition.ts'
import type { Editable } from '#inspector/edit/editing.ts'
import { draftOf, draftOver, editsOf } from '#inspector/edit/edits-of.ts'

const entry = (written: Editable['written']): Editable => ({
  kind: 'entry',
  file: 'config/menus/main.json',
  pointer: '/items/1',
  version: '',
  written,
  list: { names: ['home', 'planner', 'messages'], place: 1 },
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
    const found = { ...planner, written: { ...planner.written, label: 'Theirs', badge: 'unread' } }
    expect(draftOver(found, before)).toMatchObject({ label: 'Typed', badge: 'unread', target: 'to planner' })
    expect(draftOver(found, undefined)).toMatchObject({ label: 'Theirs' })
  })

  it('changes title and guards of a route', () => {
    const route = { ...entry({ id: 'home', path: '/home', title: 'Home' }), kind: 'route' as const }
    expect(editsOf(route, { ...draftOf(route), title: 'Start', guards: ['signed-in'] })).toEqual([
      { op: 'replace', path: '/items/1/title', value: 'Start' },
      { op: 'add', path: '/items/1/guards', value: ['signed-in'] },
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
})
