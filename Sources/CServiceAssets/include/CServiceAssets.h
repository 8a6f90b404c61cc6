#ifndef C_SERVICE_ASSETS_H
#define C_SERVICE_ASSETS_H

#include <stddef.h>
#include <stdint.h>

/// A file that is part of the program.
typedef struct {
    const uint8_t *bytes;
    size_t count;
} ServiceAsset;

/// The script of the page about the interface.
ServiceAsset service_asset_api_js(void);

/// The description of the service's interface, with `{version}` and `{base}` to be filled in.
ServiceAsset service_asset_openapi(void);

/// The style of the service's pages.
ServiceAsset service_asset_page_css(void);

/// The script of the service's page.
ServiceAsset service_asset_page_js(void);

#endif
