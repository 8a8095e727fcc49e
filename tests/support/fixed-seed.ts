// Properties are tried with the same values in every run; PROPERTY_SEED tries others.
import fc from 'fast-check'

export const fixedSeed = Number(process.env['PROPERTY_SEED'] ?? 20_261_121)

fc.configureGlobal({ seed: fixedSeed })
