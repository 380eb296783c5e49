/** Asked about where a question must name a package: public, and well known to all who are asked. */
export const examplePurl = 'pkg:npm/lodash@4.17.21';
