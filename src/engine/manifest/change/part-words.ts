// Words for the properties of a page of config/pages/, its sections and questions. Another property is told by its name and value.
import { isRange } from '#base/requests/request-answers.ts'
import type { Kind } from '#base/requests/kinds/kind.ts'
import { engineKinds } from '#base/requests/kinds/kinds.ts'
import { called, either, or, quoted, type Value, type Words } from '../surfaces/property-words.ts'

export const day = (value: Value) =>
  new Date(String(value)).toLocaleDateString('en-GB', {
    timeZone: 'Europe/London',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })

/** Words for a member of a list, by its place. */
const nth =
  (what: string, words: (value: Value) => string = quoted): Words =>
  (value, place) =>
    value === undefined ? `no ${what} ${place}` : `${what} ${place} ${words(value)}`

const SENDERS: Readonly<Record<string, string>> = {
  delegate: 'the owner or a delegate',
  attorney: 'the owner, a delegate or an attorney',
  visitor: 'anybody, also without signing in',
}
const HARMS: Readonly<Record<string, string>> = {
  access: 'who gets into the accounts',
  identity: 'who the person is',
  money: 'where money goes',
}
const OTHER_OWNER: Readonly<Record<string, string>> = {
  'not-told': 'is not told',
  told: 'is told',
  agrees: 'has to agree',
}
const pounds = (value: Value) => `£${Number(value).toLocaleString('en-GB')}`
const characters = (value: Value) => `${Number(value).toLocaleString('en-GB')} characters`
const fromToday = (value: Value) => {
  const days = Math.abs(Number(value))
  return value === 0
    ? 'today'
    : `${days.toLocaleString('en-GB')} day${days === 1 ? '' : 's'} ${Number(value) < 0 ? 'before' : 'after'} today`
}

const away = (by: Value) => `${Math.abs(Number(by))} ${Number(by) < 0 ? 'before' : 'after'}`

const spaced = (name: Value) => String(name).replaceAll('-', ' ')

/** A portal's own kind is known by its name. */
const answeredAs = (kind: string): string => {
  const known = (engineKinds as Readonly<Record<string, Kind | undefined>>)[kind]
  return known ? `answered ${known.answered}` : `answered with a ${spaced(kind)}`
}

/** '"happened" is answered "stolen"', of a condition on answers. */
function answers(when: Value, is = 'is answered'): string {
  const parts = Object.entries(when as unknown as Record<string, unknown>).map(([key, value]) => {
    if (key === 'not') {
      const [inside, ...more] = Object.keys(value as object)
      const isPlain = more.length === 0 && !['not', 'anyOf', 'allOf'].includes(inside!)
      return isPlain ? answers(value as Value, 'is not answered') : `not (${answers(value as Value)})`
    }
    if (isRange(value)) {
      const { 'at-least': least, below } = value
      const bounds = [least !== undefined && `at least ${least}`, below !== undefined && `below ${below}`]
      return `"${key}" ${is} ${bounds.filter(Boolean).join(' and ')}`
    }
    if (key !== 'anyOf' && key !== 'allOf')
      return `"${key}" ${is} ${[value]
        .flat()
        .map((each) => quoted(each as Value))
        .join(' or ')}`
    const each = (value as Value[]).map((one) => answers(one))
    return key === 'anyOf' && each.length > 1 ? `(${each.join(' or ')})` : each.join(' and ')
  })
  return parts.join(' and ')
}

export const PART_WORDS = {
  introduction: called('introduction'),
  contents: either('with a list of its sections', 'without a list of its sections'),
  requests: either('with what they have asked for', 'without what they have asked for'),
  'reviewed-on': (on) => `reviewed on ${day(on)}`,
  'text.*': nth('paragraph'),
  page: (kind) => (kind === 'request' ? 'a form to fill in and send' : 'a text'),
  name: (name) => `called ${quoted(name)} in messages`,
  'sent-by': (who) => `sent by ${SENDERS[String(who)] ?? 'the owner alone'}`,
  'changes.*': or('nothing else that could harm somebody', (what) => `could change ${HARMS[String(what)]}`),
  lead: called('lead'),
  'steps.*.heading': nth('step'),
  'at-least-one.*.of.*': or(
    'no other of several that need one answer',
    (name) => `${quoted(name)} is one of several that need one answer`,
  ),
  'at-least-one.*.missing': or(
    'none of several has to be answered',
    (text) => `one of several has to be answered (${quoted(text)})`,
  ),
  before: called('words before it is sent', 'no words before it is sent'),
  send: called('button'),
  'fresh-sign-in': either('the password is asked for first', 'no password is asked for'),
  next: (text) => `told what is next by ${quoted(text)}`,
  within: (days) => `done within ${String(days)} working days`,
  'other-owner': or(
    'nothing about another owner of the account',
    (what) => `another owner of the account ${OTHER_OWNER[String(what)]}`,
  ),
  outcome: or('told at its end by the usual words', (text) => `told at its end ${quoted(text)}`),
  'documents.*.title': nth('letter'),
  'documents.*.when': (when, place) =>
    `letter ${place} ${when === undefined ? 'after every answer' : `only where ${answers(when)}`}`,
  'documents.*.says': (text, place) =>
    text === undefined ? `letter ${place} says nothing` : `letter ${place} says ${quoted(text)}`,
  'documents.*.quotes.*': (name, place) =>
    `letter ${place} quotes ${name === undefined ? 'no other answer' : `the answer to ${quoted(name)}`}`,
  'documents.*.values': (of, place) =>
    `letter ${place} ${of === undefined ? 'without values' : `with the value of ${of === 'all' ? 'every account' : `the account of ${quoted(of)}`}`}`,
  'documents.*.valued-on': (on, place) =>
    `letter ${place} with values of ${on === undefined ? 'its own day' : `the day of ${quoted(on)}`}`,
  hint: called('hint'),
  missing: or('may be left out', (text) => `has to be answered (${quoted(text)})`),
  summary: or('read again by its own words', (text) => `read again as ${quoted(text)}`),
  in: (at) => `in ${String(at).replace('.', ' ').replace(/s /, ' ')}`,
  when: or('asked of everybody', (when) => `asked only where ${answers(when)}`),
  kind: (kind) => answeredAs(String(kind)),
  'options.*.id': nth('option', (id) => `stands for ${String(id)}`),
  'options.*.label': nth('option'),
  shortest: or('of any length', (least) => `at least ${characters(least)}`),
  longest: or('without end', (most) => `at most ${characters(most)}`),
  least: or('no least', (least) => `at least ${pounds(least)}`),
  most: or('no most', (most) => `at most ${pounds(most)}`),
  fewest: or('no fewest', (least) => `at least ${String(least)}`),
  greatest: or('no greatest', (most) => `at most ${String(most)}`),
  whole: either('in whole pounds', 'in pounds and pence'),
  none: or('no option for none of them', (label) => `an option for none of them, ${quoted(label)}`),
  from: or('counted from today', (name) => `counted from the answer to ${quoted(name)}`),
  days: or('counted in days of the calendar', () => 'counted in working days, and one itself'),
  one: called('word for one of them'),
  code: or('in any form', (code) => `in the form ${String(code)}`),
  earliest: or('no earliest day', (days) => `not before ${fromToday(days)}`),
  latest: or('no latest day', (days) => `not after ${fromToday(days)}`),
  first: or('no first', (by) => `at the earliest ${away(by)}`),
  last: or('no last', (by) => `at the latest ${away(by)}`),
  years: (years) => `one of the last ${String(years)}`,
  'begins-on': (on) => `years that begin on ${day(`2000-${String(on)}`).replace(' 2000', '')}`,
  'prefilled.call': or('empty at first', (name) => `filled in from ${spaced(name)}`),
  'prefilled.field': or('with no part of that', (name) => `with the ${spaced(name)} there`),
  'is-own': either('their own, as the browser may know it', 'not their own'),
  'types.*': or('no other type of account', (type) => `accounts of the type ${String(type)}`),
} satisfies Readonly<Record<string, Words>>
