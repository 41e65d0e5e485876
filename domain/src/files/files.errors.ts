/** The problems of a picture that a person wants to add, in the specification's words if it has them. (spec 2, §9) */
export const imageErrors = {
  type: 'Image must be of type JPG, JPEG, or PNG!',
  size: 'Image must not be greater than 100KB in size!',
  dimensions: 'Image must be of dimensions 500 x 300 (width and height)!',
  logoDimensions: 'Logo must be of dimensions 300 x 300 (width and height)!',
  damaged: 'This image is damaged. Choose another one.',
} as const

export type ImageProblem = keyof typeof imageErrors

/** The sentences that people read when a file is refused for another reason. */
export const fileErrors = {
  missing: 'Send one image in the form field “file”.',
  venueUnknown: 'This venue doesn’t exist.',
  gone: 'This image no longer exists. Upload it again.',
  tooMany: 'Add at most 8 images.',
} as const
