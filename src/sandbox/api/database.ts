// The sandbox's database: SQLite with its statements kept, in memory or in a file.
import { DatabaseSync } from 'node:sqlite'
import { tables } from './tables.ts'

/** A row as SQLite gives it back. */
export type Row = Record<string, string | number | null>
type Value = string | number | null

/** The sandbox's database with its tables. `run`, `one` and `all` are the only ways in. */
export class Database {
  readonly #connection: DatabaseSync
  readonly #statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()

  constructor(file: string) {
    this.#connection = new DatabaseSync(file)
    this.#connection.exec('pragma journal_mode = memory; pragma synchronous = off;')
    this.#connection.exec(tables)
  }

  run(sql: string, ...values: Value[]): number {
    return Number(this.#statement(sql).run(...values).changes)
  }

  one<T extends object = Row>(sql: string, ...values: Value[]): T | undefined {
    return this.#statement(sql).get(...values) as T | undefined
  }

  all<T extends object = Row>(sql: string, ...values: Value[]): T[] {
    return this.#statement(sql).all(...values) as T[]
  }

  insert(table: string, row: Row): void {
    const names = Object.keys(row)
    this.run(
      `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
      ...Object.values(row),
    )
  }

  /** Runs the work as a whole or not at all. */
  transaction<T>(work: () => T): T {
    this.#connection.exec('begin')
    try {
      const result = work()
      this.#connection.exec('commit')
      return result
    } catch (error) {
      this.#connection.exec('rollback')
      throw error
    }
  }

  /** Drops everything and starts with empty tables. */
  clear(): void {
    const names = this.all<{ name: string }>(
      `select name from sqlite_schema where type = 'table' and name not like 'sqlite%'`,
    )
    this.#connection.exec('pragma foreign_keys = off')
    for (const { name } of names) this.#connection.exec(`drop table ${name}`)
    this.#connection.exec('pragma foreign_keys = on')
    this.#connection.exec(tables)
  }

  close(): void {
    this.#statements.clear()
    this.#connection.close()
  }

  #statement(sql: string) {
    let found = this.#statements.get(sql)
    if (!found) this.#statements.set(sql, (found = this.#connection.prepare(sql)))
    return found
  }
}
