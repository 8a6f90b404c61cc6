#include "CServiceAssets.h"

// The files become constants of the program: a resource bundle would have to be found again at run time, and an array
// literal in Swift takes minutes to compile.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define ASSET(function, array) \
    ServiceAsset function(void) { return (ServiceAsset){array, sizeof array}; }

static const uint8_t openapi[] = {
#embed "openapi.json"
};
static const uint8_t page_css[] = {
#embed "page.css"
};
static const uint8_t page_js[] = {
#embed "token.js" suffix(,)
#embed "page/1-elements.js" suffix(,)
#embed "page/2-requests.js" suffix(,)
#embed "page/3-rows.js" suffix(,)
#embed "page/4-lookup.js" suffix(,)
#embed "page/5-results.js" suffix(,)
#embed "page/6-queue.js" suffix(,)
#embed "page/7-export.js" suffix(,)
#embed "page/8-files.js" suffix(,)
#embed "page/9-samples.js"
};

static const uint8_t api_js[] = {
#embed "token.js" suffix(,)
#embed "api.js"
};

ASSET(service_asset_api_js, api_js)
ASSET(service_asset_openapi, openapi)
ASSET(service_asset_page_css, page_css)
ASSET(service_asset_page_js, page_js)
