import { Type } from '@sinclair/typebox'

/** A value of this schema, or none. */
export const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()])
