// What the portal does not know yet, such as a figure of a year to come. Its message is a sentence for clients.
/** Thrown instead of a guess. */
export class NotKnownYet extends Error {}
