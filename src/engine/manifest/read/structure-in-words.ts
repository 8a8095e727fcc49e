// Puts into words what a schema says is wrong with a file.
import type { ErrorObject } from 'ajv'
import { didYouMean } from '../conditions/condition.ts'
import { patternProblem } from './patterns.ts'
import { escapePointer } from './pointer.ts'

/** Where and what is wrong, and what is right; undefined for an error that another one says too. */
export function inWords(
  error: ErrorObject,
): { pointer: string; message: string; hint?: string | undefined } | undefined {
  const { instancePath: pointer, params, keyword, parentSchema } = error
  const whatItIs = (parentSchema as Described).description
  switch (keyword) {
    case 'additionalProperties': {
      const name = String(params.additionalProperty)
      const known = Object.keys((parentSchema as { properties?: object }).properties ?? {})
      return {
        pointer: `${pointer}/${escapePointer(name)}#key`,
        message: `"${name}" is not known here, so it would do nothing.`,
        hint: didYouMean(name, known) ?? `Known here: ${known.join(', ')}.`,
      }
    }
    case 'required': {
      const name = String(params.missingProperty)
      const known = (parentSchema as { properties?: Record<string, Described> }).properties
      return {
        pointer,
        message: `"${name}" is missing here.`,
        hint: `Add it. ${known?.[name]?.description ?? ''}`.trim(),
      }
    }
    case 'type': {
      const isQuoted =
        typeof error.data === 'string' && /^(true|false|-?\d+(\.\d+)?)$/.test(error.data)
          ? error.data
          : undefined
      return {
        pointer,
        message: `${subject(pointer)} should be ${[params.type].flat().map(kind).join(' or ')}.`,
        hint: isQuoted === undefined ? whatItIs : `Write it without quotes: ${isQuoted}.`,
      }
    }
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).map(String)
      return {
        pointer,
        message: `${subject(pointer)} cannot be ${written(error.data)}.`,
        hint: didYouMean(String(error.data), allowed) ?? `Write one of ${allowed.join(', ')}.`,
      }
    }
    case 'pattern': {
      const { propertyName } = error as { propertyName?: string }
      const text = String(propertyName ?? error.data)
      const isName = propertyName !== undefined
      return {
        pointer: isName ? `${pointer}/${escapePointer(text)}#key` : pointer,
        message: `${isName ? 'A name' : subject(pointer)} ${patternProblem(text, String(params.pattern))}`,
        hint: isName
          ? 'Names are lower case with dashes.'
          : (whatItIs ?? `Its form is ${String(params.pattern)}.`),
      }
    }
    case 'format':
      // A text in another form gets its own message.
      if (!/^\d{4}-\d{2}-\d{2}$/.test(String(error.data))) return undefined
      return {
        pointer,
        message: `${subject(pointer)} cannot be ${written(error.data)}, which is no day of the calendar.`,
        hint: whatItIs,
      }
    case 'minimum':
    case 'maximum':
      return {
        pointer,
        message: `${subject(pointer)} cannot be ${written(error.data)}: it must be ${String(params.limit)} or ${keyword === 'minimum' ? 'more' : 'less'}.`,
        hint: whatItIs,
      }
    case 'minItems':
    case 'minProperties':
      return {
        pointer,
        message:
          params.limit === 1
            ? `${subject(pointer)} is empty.`
            : `${subject(pointer)} needs at least ${String(params.limit)}.`,
        hint: `Write ${params.limit === 1 ? 'one' : 'more'}${pointer === '' ? '' : ', or remove it'}. ${whatItIs ?? ''}`.trim(),
      }
    case 'maxItems':
    case 'maxProperties':
      return {
        pointer,
        message: `${subject(pointer)} may have ${String(params.limit)} at most.`,
        hint: whatItIs,
      }
    case 'maxLength':
      return {
        pointer,
        message: `${subject(pointer)} has ${String(error.data).length} characters, and may have ${String(params.limit)} at most.`,
        hint: whatItIs,
      }
    default:
      // anyOf, if and similar keywords repeat the errors of their branches.
      return undefined
  }
}

interface Described {
  description?: string
}

/** The name of the property at a pointer; a member of a list has the name of the list. */
export function subject(pointer: string): string {
  const name = pointer.split('/').findLast((step) => !/^\d*$/.test(step))
  return name === undefined ? 'This file' : `"${name.replaceAll('~1', '/').replaceAll('~0', '~')}"`
}

const kind = (type: unknown) =>
  ({
    string: 'text',
    boolean: 'true or false',
    object: 'an object { }',
    array: 'a list [ ]',
    number: 'a number',
    integer: 'a whole number',
  })[String(type)] ?? `a ${String(type)}`

const written = (value: unknown) => (typeof value === 'string' ? `"${value}"` : JSON.stringify(value))
