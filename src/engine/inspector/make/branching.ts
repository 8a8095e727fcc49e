// What the development server sends about a branch of what was changed. Types only; src/tools/inspector/branch.ts gives the answers.

/** What a branch would have since the last commit, or why there can be none. */
export type BranchOffer =
  | {
      files: string[]
      /** Who gains and loses, as `portal diff` says it. */
      effect: string
    }
  | { reason: string }

export interface OpenedBranch {
  branch: string
  commit: string
  files: string[]
}
