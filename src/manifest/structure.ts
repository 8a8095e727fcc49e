// Says whether each file has the shape its schema describes. Names are not looked up here: link does that.
import Ajv from 'ajv/dist/2020.js'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { meant } from './condition.ts'
import type { Problem } from './problem.ts'
import { escapePointer, type ConfigFile } from './read.ts'
import { schemas } from './schemas.gen.ts'

let validators: ((id: string) => ValidateFunction | undefined) | undefined

function validatorFor(id: string): ValidateFunction | undefined {
  if (!validators) {
    const ajv = new Ajv({ schemas: schemas as object[], allErrors: true, strict: false, verbose: true })
    validators = (name) => ajv.getSchema(name)
  }
  return validators(`${id}.schema.json`)
}

/** Which schema describes this file? Undefined for a file the portal does not know. */
export function schemaOf(file: string): string | undefined {
  if (/^config\/routes\/[^/]+\.json$/.test(file)) return 'routes'
  if (/^config\/menus\/[^/]+\.json$/.test(file)) return 'menu'
  const name = /^config\/([^/]+)\.json$/.exec(file)?.[1]
  return name !== undefined && name !== 'routes' && name !== 'menu' && validatorFor(name) ? name : undefined
}

/** What in this file is not as its schema says? */
export function structureProblems(file: ConfigFile): Problem[] {
  const schema = schemaOf(file.file)
  const problem = (pointer: string, rule: string, message: string, hint?: string): Problem => ({
    ...file.placeOf(pointer),
    severity: 'error',
    rule,
    message,
    ...(hint === undefined ? {} : { hint }),
  })
  if (schema === undefined) {
    return [
      problem(
        '',
        'unknown-file',
        `${file.file} is no file of the manifest, so nobody would read it.`,
        'Move it, or see config/README.md for the files there are.',
      ),
    ]
  }
  const validate = validatorFor(schema)!
  if (validate(file.value)) return []
  const seen = new Set<string>()
  return (validate.errors ?? []).flatMap((error) => {
    const told = describe(error)
    if (!told || seen.has(told.pointer + told.message)) return []
    seen.add(told.pointer + told.message)
    return [problem(told.pointer, 'structure', told.message, told.hint)]
  })
}

function describe(
  error: ErrorObject,
): { pointer: string; message: string; hint?: string | undefined } | undefined {
  const { instancePath: pointer, params, keyword, parentSchema } = error
  switch (keyword) {
    case 'additionalProperties': {
      const name = String(params.additionalProperty)
      const known = Object.keys((parentSchema as { properties?: object }).properties ?? {})
      return {
        pointer: `${pointer}/${escapePointer(name)}#key`,
        message: `"${name}" is not known here, so it would do nothing.`,
        hint: meant(name, known) ?? `Known here: ${known.join(', ')}.`,
      }
    }
    case 'required':
      return { pointer, message: `"${String(params.missingProperty)}" is missing here.`, hint: 'Add it.' }
    case 'type':
      return { pointer, message: `This should be ${[params.type].flat().join(' or ')}.` }
    case 'enum':
      return {
        pointer,
        message: `This should be one of ${(params.allowedValues as unknown[]).join(', ')}.`,
        hint: meant(String(error.data), (params.allowedValues as unknown[]).map(String)),
      }
    case 'pattern':
      return { pointer, message: `"${String(error.data)}" is not of the form ${String(params.pattern)}.` }
    case 'minItems':
    case 'minProperties':
      return { pointer, message: `This needs at least ${String(params.limit)}.` }
    case 'maxProperties':
      return { pointer, message: `This may have ${String(params.limit)} at most.` }
    default:
      // anyOf, if and the like only repeat what their branches said.
      return undefined
  }
}
