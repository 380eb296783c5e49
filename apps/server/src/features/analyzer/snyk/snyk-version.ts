/** Version of the API that is asked where the setting is empty. */
export const usualVersion = '2023-06-22';
