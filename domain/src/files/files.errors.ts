/** What is wrong with a picture that somebody wants to add, in the specification's words where it has some. (spec 2, §9) */
export const imageErrors = {
  type: 'Image must be of type JPG, JPEG, or PNG!',
  size: 'Image must not be greater than 100KB in size!',
  dimensions: 'Image must be of dimensions 500 x 300 (width and height)!',
  damaged: 'Image is damaged and cannot be read!',
} as const

export type ImageProblem = keyof typeof imageErrors

/** What people read when something else about a file is refused. */
export const fileErrors = {
  missing: 'Send one picture, as the field file of a form.',
  venueUnknown: 'This venue does not exist.',
  gone: 'This picture is no longer there. Upload it again.',
  tooMany: 'At most 8 images are allowed!',
} as const
