import { ApiError } from '#kit/api-error.ts'

/** A refusal in the words of the interface; the server's own sentences are English. */
export function inWords({ code, className, data }: ApiError, message: string): ApiError {
  return new ApiError({ message, code, className, data })
}
