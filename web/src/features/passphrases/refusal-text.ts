import { ApiError } from '#kit/calls/api-error.ts'

/** Returns a refusal with a translated message; the server's own sentences are English. */
export function inWords({ code, className, data }: ApiError, message: string): ApiError {
  return new ApiError({ message, code, className, data })
}
